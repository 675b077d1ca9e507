import { queryOptions } from '@tanstack/react-query';
import { personPictures } from '@inkstone/api';
import type { Client } from '../api/client.ts';

/** The limit of one call. */
const mostAtOnce = 50;

interface Waiting {
  readonly id: string;
  readonly resolve: (picture: string | null) => void;
  readonly reject: (failure: unknown) => void;
}

const waiting = new WeakMap<Client, Waiting[]>();

/** A person's picture; the pictures of one page are requested together. */
export const pictureQuery = (client: Client, personId: string) =>
  queryOptions({
    queryKey: ['person-picture', personId],
    queryFn: () => pictureOf(client, personId),
    staleTime: 5 * 60_000,
    // Pictures are not essential.
    retry: false,
  });

function pictureOf(client: Client, id: string): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const line = waiting.get(client) ?? [];
  if (line.length === 0) {
    waiting.set(client, line);
    setTimeout(() => void ask(client));
  }
  line.push({ id, resolve, reject });
  return promise;
}

async function ask(client: Client): Promise<void> {
  const line = waiting.get(client) ?? [];
  waiting.delete(client);
  for (let at = 0; at < line.length; at += mostAtOnce) {
    const part = line.slice(at, at + mostAtOnce);
    try {
      const found = await client.call(personPictures, { ids: part.map(({ id }) => id).join(',') });
      const byId = new Map(found.map(({ id, picture }) => [id, picture]));
      for (const { id, resolve } of part) resolve(byId.get(id) ?? null);
    } catch (failure) {
      for (const { reject } of part) reject(failure);
    }
  }
}
