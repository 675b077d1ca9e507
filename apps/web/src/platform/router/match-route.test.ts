import { expect, test } from 'vitest';
import { matchRoute, type Route } from './match-route.ts';

const home: Route = { redirect: '/work' };
const all: Route = { path: 'work' };
const one: Route = { path: 'work/:tab' };
const kind: Route = { path: 'gallery/:type?' };
const unknown: Route = { path: '*' };
const frame: Route = { children: [home, all, one, kind, unknown] };

const find = (pathname: string) => matchRoute([frame], pathname);

test('a page is matched with all its parent routes', () => {
  expect(find('/work')).toEqual({ chain: [frame, all], params: {} });
  expect(find('/')).toEqual({ chain: [frame, home], params: {} });
});

test('a parameter matches one segment, decoded', () => {
  expect(find('/work/done')).toEqual({ chain: [frame, one], params: { tab: 'done' } });
  expect(find('/work/%E5%BE%85%E8%BE%A6')?.params).toEqual({ tab: '待辦' });
  expect(find('/work/%E5')?.params).toEqual({ tab: '%E5' });
});

test('an optional parameter may be missing, and a trailing slash is ignored', () => {
  expect(find('/gallery')).toEqual({ chain: [frame, kind], params: {} });
  expect(find('/gallery/date')?.params).toEqual({ type: 'date' });
  expect(find('/work/')?.chain).toEqual([frame, all]);
});

test('an unknown address matches the fallback page, or nothing', () => {
  expect(find('/work/done/more')?.chain).toEqual([frame, unknown]);
  expect(matchRoute([all], '/other')).toBeNull();
});
