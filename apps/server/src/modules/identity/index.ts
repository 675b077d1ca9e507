import { defineModule } from '../../platform/http/module.ts';
import { loginEndpoint } from './login.endpoint.ts';
import { logoutEndpoint } from './logout.endpoint.ts';
import { modifyUserPasswordEndpoint } from './modify-user-password.endpoint.ts';
import { refreshEndpoint } from './refresh.endpoint.ts';
import { setupEndpoint } from './setup.endpoint.ts';

export { createSetupToken } from './setup-link.ts';

export const identity = defineModule({
  name: 'identity',
  endpoints: [loginEndpoint, logoutEndpoint, modifyUserPasswordEndpoint, refreshEndpoint, setupEndpoint],
});
