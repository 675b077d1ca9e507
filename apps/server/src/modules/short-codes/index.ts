/** Short codes: addresses that are short enough for paper and QR codes. */
import type { RefusalEntry } from '@inkstone/api';
import { defineModule } from '../../platform/http/module.ts';
import { genShortCodesEndpoint, getShortCodeByGetEndpoint, getShortCodeEndpoint, resolveShortCodeEndpoint } from './short-code.endpoint.ts';
import { shortCodeImageEndpoint } from './short-code-image.endpoint.ts';

const refusals = {
  'public-url-missing': {
    errcode: 42771,
    status: 422,
    zh: '尚未設定對外網址，無法產生 QR 碼',
    en: 'The public address is not configured, so no QR code can be created',
  },
} as const satisfies Record<string, RefusalEntry>;

export const shortCodesModule = defineModule({
  name: 'short-codes',
  description: 'Short codes that lead to a form, and their pictures.',
  tables: ['short_codes'],
  endpoints: [getShortCodeEndpoint, getShortCodeByGetEndpoint, genShortCodesEndpoint, resolveShortCodeEndpoint, shortCodeImageEndpoint],
  refusals,
});
