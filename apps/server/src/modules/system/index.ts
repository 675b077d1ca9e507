import { defineModule } from '../../platform/http/module.ts';
import { publicConfigEndpoint } from './public-config.endpoint.ts';

export const system = defineModule({ name: 'system', endpoints: [publicConfigEndpoint] });
