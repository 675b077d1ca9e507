import { hostProgram, ServerProcess } from './server-process.ts';

/** Bundles the program that runs servers, and loads the demo once; the server of each spec starts with a copy of the folder. */
export default async function setup(): Promise<() => Promise<void>> {
  hostProgram();
  const server = await ServerProcess.create({ empty: true });
  await server.start();
  await server.stop();
  process.env['INKSTONE_DEMO_FOLDER'] = server.dataDir;
  return () => server.dispose();
}
