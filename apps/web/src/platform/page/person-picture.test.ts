import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Client } from '../api/client.ts';
import { pictureQuery } from './person-picture.ts';

function build(answer: (ids: readonly string[]) => { id: string; picture: string }[]) {
  const asked: (readonly string[])[] = [];
  const client = {
    async call(_route: unknown, { ids }: { ids: string }) {
      asked.push(ids.split(','));
      return answer(ids.split(','));
    },
  } as unknown as Client;
  const queries = new QueryClient();
  return { asked, look: (id: string) => queries.fetchQuery(pictureQuery(client, id)) };
}

test('pictures of one page are requested together, fifty at a time; people without a picture have none', async () => {
  const { asked, look } = build((ids) => ids.filter((id) => id !== 'p3').map((id) => ({ id, picture: `data:${id}` })));

  const found = await Promise.all(Array.from({ length: 60 }, (_, index) => look(`p${index}`)));

  expect(asked.map((ids) => ids.length)).toEqual([50, 10]);
  expect(found.slice(2, 5)).toEqual(['data:p2', null, 'data:p4']);
});

test('the same picture is requested once', async () => {
  const { asked, look } = build((ids) => ids.map((id) => ({ id, picture: 'x' })));

  await look('p1');
  await look('p1');

  expect(asked).toEqual([['p1']]);
});

test('a failure is reported to its requesters and does not delay others', async () => {
  const { look } = build((ids) => {
    if (ids.includes('p1')) throw new Error('offline');
    return [];
  });

  await expect(look('p1')).rejects.toThrow('offline');
  await expect(look('p2')).resolves.toBeNull();
});
