// Builds the web client if its sources have changed since the last build.
import { buildWeb } from './workspace.js';

await buildWeb();
