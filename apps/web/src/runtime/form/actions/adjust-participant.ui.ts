import { adjustWorkItemParticipators } from '@inkstone/api';
import { instanceOf, reasonOf, says, steeredActivityOf, type ActionFace, type Steering } from './action-face.ts';

export const adjustParticipantFace: ActionFace = {
  label: { zh: '調整處理人', en: 'Adjust participants' },
  weight: 'rare',
  steers: { activity: 'active', people: 'some' },
  warning: {
    zh: '移除的人員不再處理此任務，新增的人員會收到任務，並立即重新計票。',
    en: 'Who is taken out has the task no more, who is added gets it, and the votes count anew at once.',
  },
  done: says('處理人已調整', 'The participants were adjusted'),
  request: (sources) => ({
    call: adjustWorkItemParticipators,
    input: { ...instanceOf(sources), ...steeredActivityOf(sources), ...changeOf(sources.words.steering ?? {}), ...reasonOf(sources) },
  }),
};

/** One who goes gives the place to one who comes, as long as there are both. */
function changeOf({ people = [], before = [] }: Steering) {
  const gone = before.filter((person) => !people.includes(person));
  const come = people.filter((person) => !before.includes(person));
  const pairs = Math.min(gone.length, come.length);
  return {
    replace: gone.slice(0, pairs).map((from, index) => ({ from, to: come[index]! })),
    remove: gone.slice(pairs),
    add: come.slice(pairs),
  };
}
