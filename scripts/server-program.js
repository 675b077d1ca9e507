// Prints the path of the bundled server; with `arguments`, those with which Node runs it, as JSON; with `tests`, the folder of the bundled
// programs that its tests start.
import { bundleServer, bundleTestPrograms, serverArguments } from './workspace.js';

const printed = { tests: bundleTestPrograms, arguments: () => JSON.stringify(serverArguments()) };
console.log((printed[process.argv[2]] ?? bundleServer)());
