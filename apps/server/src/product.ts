/** Everything that takes long to load: a wrong setting is reported before, and the embedded database starts meanwhile. */
export { firstStart } from './first-start.ts';
export { demoAccounts } from './load-demo.ts';
export { saveEnvironmentChannels } from './modules/messages/index.ts';
export { createServer } from './server.ts';
