import { deleteCommonComment, getCommonCommentList, saveCommonComment, updateCommonCommentSort } from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  [person, other] = [await server.signIn('employee'), await server.signIn('manager')];
});
afterAll(() => server.close());

const contents = async () => (await person.call(getCommonCommentList, {})).map(({ content }) => content);

test('the eleventh common comment is refused with the text of the specification, also with concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => person.send(saveCommonComment, { content: `意見 ${index}` })));

  const refused = await person.refused(saveCommonComment, { content: 'one more' });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refused).toMatchObject({ status: 422, errmsg: 'The maximum commonly used opinions is 10.' });
  expect(await person.call(getCommonCommentList, {})).toHaveLength(10);
});

test('common comments can be reordered, changed and removed, and a new one comes last', async () => {
  const before = await person.call(getCommonCommentList, {});
  const ids = before.map(({ id }) => id).toReversed();

  await person.call(updateCommonCommentSort, { ids });
  await person.call(deleteCommonComment, { id: ids[0]! });
  await person.call(saveCommonComment, { id: ids[1]!, content: '改過' });
  await person.call(saveCommonComment, { content: '最新' });

  expect(await contents()).toEqual([
    '改過',
    ...before
      .slice(0, 8)
      .map(({ content }) => content)
      .toReversed(),
    '最新',
  ]);
});

test('common comments are private, and an incomplete order is refused', async () => {
  const [first, second] = await person.call(getCommonCommentList, {});

  expect(await other.call(getCommonCommentList, {})).toEqual([]);
  expect(await other.refused(deleteCommonComment, { id: first!.id })).toMatchObject({ status: 404 });
  expect(await other.refused(saveCommonComment, { id: first!.id, content: 'x' })).toMatchObject({ status: 404 });
  expect(await person.refused(updateCommonCommentSort, { ids: [first!.id, second!.id] })).toMatchObject({ status: 404 });
  expect(await person.refused(saveCommonComment, { content: '  ' })).toMatchObject({ status: 422, errmsg: 'The opinion cannot be blank.' });
});
