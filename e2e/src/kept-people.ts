import { expect, type Browser } from '@playwright/test';
import { Person, type Server, type Window } from './person.ts';

/** People who keep their pages from test to test of a file: opening one takes more than most of what is done in it. */
export class KeptPeople {
  readonly #people = new Map<string, Person>();

  /** Returns the page of somebody in a language and a size, at the wanted address, or else at the workbench. */
  async signedIn(browser: Browser, server: Server, account: string, window: Window = {}): Promise<Person> {
    const key = `${account} ${server.url}`;
    const known = this.#people.get(key);
    await known?.again(window);
    const person = known ?? (await Person.signedIn(browser, server, account, window));
    this.#people.set(key, person);
    return person;
  }

  /** No script may have failed in their pages. */
  requireNoErrors(): void {
    for (const { pageErrors } of this.#people.values()) expect(pageErrors).toEqual([]);
  }

  /** Closes their pages, in which no script may have failed. */
  async leave(): Promise<void> {
    for (const person of this.#people.values()) await person.leave();
    this.#people.clear();
  }
}
