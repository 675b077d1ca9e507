import { run } from '../../run.ts';

/** What the process that started this one asks for, and what it gets. */
export interface Attempt {
  readonly code: number;
  readonly text: string;
}

// Each attempt listens for signals until the process ends.
process.setMaxListeners(0);

/** Tries to start the server with each environment that arrives, and answers what was printed. The next one is sent after the answer. */
process.on('message', async (environment: NodeJS.ProcessEnv) => {
  let text = '';
  // Nothing else is printed by a process that only tries to start.
  process.stderr.write = (chunk: string | Uint8Array) => {
    text += String(chunk);
    return true;
  };
  await run(environment, []);
  const attempt: Attempt = { code: Number(process.exitCode ?? 0), text };
  process.exitCode = 0;
  process.send!(attempt);
});
