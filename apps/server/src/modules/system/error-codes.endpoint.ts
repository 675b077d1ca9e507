import { errorCodes } from '@inkstone/api';
import { definePublicQuery } from '../../platform/http/endpoint.ts';

export const errorCodesEndpoint = definePublicQuery(errorCodes, {
  handle: async ({ catalogue }) =>
    [...catalogue.entries()]
      .map(([code, { errcode, status, zh, en }]) => ({ errcode, code, status, zh, en }))
      .toSorted((a, b) => a.errcode - b.errcode),
});
