import { editOwner } from '@inkstone/api';
import { instanceOf, reasonOf, says, type ActionFace } from './action-face.ts';

export const editOwnerFace: ActionFace = {
  label: { zh: '變更擁有者', en: 'Change owner' },
  weight: 'rare',
  steers: { people: 'one' },
  warning: {
    zh: '表單改由新的擁有者所有，依擁有者決定的處理人也隨之改變。',
    en: 'The form belongs to the new owner, and whoever is asked because of the owner changes with it.',
  },
  done: says('擁有者已變更', 'The owner was changed'),
  request: (sources) => ({
    call: editOwner,
    input: { ...instanceOf(sources), owner: sources.words.steering?.people?.[0] ?? '', ...reasonOf(sources) },
  }),
};
