// Prints the path of the bundled server or, with `tests`, the folder of the bundled programs that its tests start.
import { bundleServer, bundleTestPrograms } from './workspace.js';

console.log(process.argv[2] === 'tests' ? bundleTestPrograms() : bundleServer());
