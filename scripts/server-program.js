// Prints the path of the bundled server, which is made if there is none of these sources.
import { bundleServer } from './workspace.js';

console.log(bundleServer());
