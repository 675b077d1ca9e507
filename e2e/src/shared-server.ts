import { test as base } from '@playwright/test';
import { HostedServer } from './hosted-server.ts';
import { KeptPeople } from './kept-people.ts';
import type { Person, Window } from './person.ts';

interface SharedServer {
  readonly url: string;
  signedIn(account: string, window?: Window): Promise<Person>;
}

/** One server and its people for the files of a worker that do not mind what the others leave: they look at what the demo has. */
export const test = base.extend<object, { readonly server: SharedServer }>({
  server: [
    async ({ browser }, use) => {
      const server = await HostedServer.create();
      const people = new KeptPeople();
      await server.start();
      await use({ url: server.url, signedIn: (account, window) => people.signedIn(browser, server, account, window) });
      await people.leave();
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

/** The window of a phone in English. */
export const phone = { language: 'en', size: { width: 375, height: 812 } } as const;
