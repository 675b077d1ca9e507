import { defineModule } from '../../platform/http/module.ts';
import { publicConfigEndpoint } from './public-config.endpoint.ts';

export { registerHealth } from './health.ts';
export { removeSetting, writeSetting } from './setting.ts';

export const system = defineModule({ name: 'system', endpoints: [publicConfigEndpoint] });
