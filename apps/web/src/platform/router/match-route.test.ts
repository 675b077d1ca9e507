import { expect, test } from 'vitest';
import { matchRoute, type Route } from './match-route.ts';

const home: Route = { redirect: '/work' };
const all: Route = { path: 'work' };
const one: Route = { path: 'work/:tab' };
const kind: Route = { path: 'gallery/:type?' };
const unknown: Route = { path: '*' };
const frame: Route = { children: [home, all, one, kind, unknown] };

const find = (pathname: string) => matchRoute([frame], pathname);

test('a page is found with all that stands around it', () => {
  expect(find('/work')).toEqual({ chain: [frame, all], params: {} });
  expect(find('/')).toEqual({ chain: [frame, home], params: {} });
});

test('a named part takes one segment, in the words of the person who wrote it', () => {
  expect(find('/work/done')).toEqual({ chain: [frame, one], params: { tab: 'done' } });
  expect(find('/work/%E5%BE%85%E8%BE%A6')?.params).toEqual({ tab: '待辦' });
  expect(find('/work/%E5')?.params).toEqual({ tab: '%E5' });
});

test('an optional part may be missing, a slash at the end changes nothing', () => {
  expect(find('/gallery')).toEqual({ chain: [frame, kind], params: {} });
  expect(find('/gallery/date')?.params).toEqual({ type: 'date' });
  expect(find('/work/')?.chain).toEqual([frame, all]);
});

test('what no page is for goes to the page for everything else, or nowhere', () => {
  expect(find('/work/done/more')?.chain).toEqual([frame, unknown]);
  expect(matchRoute([all], '/other')).toBeNull();
});
