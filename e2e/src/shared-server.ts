import { test as base } from '@playwright/test';
import { HostedServer } from './hosted-server.ts';
import { KeptPeople } from './kept-people.ts';
import type { Person, Server, Window } from './person.ts';

interface SharedServer extends Server {
  signedIn(account: string, window?: Window): Promise<Person>;
}

let sharing: Promise<HostedServer> | null = null;
const people = new KeptPeople();
let file = '';

async function started(): Promise<HostedServer> {
  const server = await HostedServer.create();
  await server.start();
  return server;
}

/**
 * One server for the files of a worker that do not mind what the others leave: they look at what the demo has, or at the newest work with
 * forms that no other file needs. It ends with the worker, as a fixture of the worker it would make the runner begin a new worker for each
 * file that does not use it.
 */
export const sharedServer = (): Promise<Server> => (sharing ??= started());

/** Tests with the shared server. People keep their pages within a file. */
export const test = base.extend<{ readonly server: SharedServer }>({
  server: async ({ browser }, use, { file: current }) => {
    const server = await sharedServer();
    if (current !== file) await people.leave();
    file = current;
    await use({ url: server.url, signedIn: (account, window) => people.signedIn(browser, server, account, window) });
    people.requireNoErrors();
  },
});
