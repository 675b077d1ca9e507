import { expect, test } from 'vitest';
import type { Call, Route } from './call.ts';
import { calls } from './calls.ts';
import * as contracts from './index.ts';
import * as routes from './routes.ts';

const byName: Readonly<Record<string, unknown>> = { ...contracts };

const isRoute = (value: unknown): value is Route<Call> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const named = Object.entries<unknown>(routes).filter((entry): entry is [string, Route<Call>] => isRoute(entry[1]));

test.each(named)('%s is called where its contract says', (name, { method, path }) => {
  const contract = calls.find((call) => call === byName[name]);

  expect({ method, path }).toEqual({ method: contract?.method, path: contract?.path });
});
