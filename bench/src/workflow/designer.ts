import { openWorkingCopy, publishWorkingCopy, submitGroup } from '@inkstone/api';
import type { JsonClient } from './json-client.ts';
import { signIn } from './sign-in.ts';

const appCode = 'expense';

export interface ExpenseDocument {
  readonly key: { readonly kind: string };
  readonly content: object;
}

/** Who edits and publishes the application of the claim. */
export class Designer {
  readonly #client: JsonClient;
  readonly #token: string;

  private constructor(client: JsonClient, token: string) {
    this.#client = client;
    this.#token = token;
  }

  static async signIn(client: JsonClient): Promise<Designer> {
    return new Designer(client, await signIn(client, 'admin'));
  }

  /** Publishes the application with some operations on its documents, and returns how many milliseconds the publication took. */
  async publish(operationsOf: (documents: readonly ExpenseDocument[]) => readonly object[]): Promise<number> {
    const [client, token] = [this.#client, this.#token];
    const opened = await client.get<{ revision: number; documents: ExpenseDocument[] }>(
      `${openWorkingCopy.path}?appCode=${appCode}`,
      token,
    );
    const edited = { appCode, revision: opened.revision, operations: operationsOf(opened.documents) };
    const { revision } = await client.post<{ revision: number }>(submitGroup.path, token, edited);
    const from = performance.now();
    await client.post(publishWorkingCopy.path, token, { appCode, revision, reason: 'bench' });
    return performance.now() - from;
  }
}
