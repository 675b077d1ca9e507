import { expect, test } from 'vitest';
import { withRouteQuery } from './route-query.ts';

const site = 'https://forms.example';

test.each([
  ['/?from=mail', '/#/?from=mail'],
  ['/?from=mail&from=chat#/work/todo', '/#/work/todo?from=mail&from=chat'],
  ['/?app=hr&page=2#/lists?page=1', '/#/lists?page=1&app=hr'],
  ['/?q=%E7%A1%AF%20%26#/', '/#/?q=%E7%A1%AF+%26'],
])('%s becomes %s: a query of the site becomes a query of the page', (before, after) => {
  expect(withRouteQuery(site + before)).toBe(site + after);
});

test.each(['/', '/#/work?page=1', '/?code=c&state=s', '/?auth_code=c#/sign-in', '/?error=denied&state=s'])(
  '%s is left as it is',
  (address) => {
    expect(withRouteQuery(site + address)).toBe(site + address);
  },
);
