import { adjustWorkItemParticipators } from '@inkstone/api';
import { instanceOf, reasonOf, fixedText, targetActivityOf, type ActionView, type Intervention } from './action-view.ts';

export const adjustParticipantView: ActionView = {
  label: { zh: '調整處理人', en: 'Adjust participants' },
  weight: 'rare',
  intervention: { activity: 'active', people: 'some' },
  warning: {
    zh: '移除的人員不再處理此任務，新增的人員會收到任務，並立即重新計票。',
    en: 'Removed people lose the task, added people receive it, and votes are recounted at once.',
  },
  done: fixedText('處理人已調整', 'Participants adjusted'),
  request: (sources) => ({
    call: adjustWorkItemParticipators,
    input: { ...instanceOf(sources), ...targetActivityOf(sources), ...changeOf(sources.details.intervention ?? {}), ...reasonOf(sources) },
  }),
};

/** Replaces a participant by a new one as long as there are both; the rest are added or removed. */
function changeOf({ people = [], before = [] }: Intervention) {
  const gone = before.filter((person) => !people.includes(person));
  const come = people.filter((person) => !before.includes(person));
  const pairs = Math.min(gone.length, come.length);
  return {
    replace: gone.slice(0, pairs).map((from, index) => ({ from, to: come[index]! })),
    remove: gone.slice(pairs),
    add: come.slice(pairs),
  };
}
