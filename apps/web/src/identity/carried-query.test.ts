import { expect, test } from 'vitest';
import { carriedQuery } from './carried-query.ts';

const site = 'https://forms.example';

test.each([
  ['/?from=mail', '/#/?from=mail'],
  ['/?from=mail&from=chat#/work/todo', '/#/work/todo?from=mail&from=chat'],
  ['/?app=hr&page=2#/lists?page=1', '/#/lists?page=1&app=hr'],
  ['/?q=%E7%A1%AF%20%26#/', '/#/?q=%E7%A1%AF+%26'],
])('%s becomes %s: what is asked of the site is asked of its page', (before, after) => {
  expect(carriedQuery(site + before)).toBe(site + after);
});

test.each(['/', '/#/work?page=1', '/?code=c&state=s', '/?auth_code=c#/sign-in', '/?error=denied&state=s'])(
  '%s is left as it is',
  (address) => {
    expect(carriedQuery(site + address)).toBe(site + address);
  },
);
