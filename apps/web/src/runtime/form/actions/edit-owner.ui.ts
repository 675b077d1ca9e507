import { editOwner } from '@inkstone/api';
import { instanceOf, reasonOf, fixedText, type ActionView } from './action-view.ts';

export const editOwnerView: ActionView = {
  label: { zh: '變更擁有者', en: 'Change owner' },
  weight: 'rare',
  intervention: { people: 'one' },
  warning: {
    zh: '表單改由新的擁有者所有，依擁有者決定的處理人也隨之改變。',
    en: 'The form will belong to the new owner, and participants that depend on the owner change accordingly.',
  },
  done: fixedText('擁有者已變更', 'Owner changed'),
  request: (sources) => ({
    call: editOwner,
    input: { ...instanceOf(sources), owner: sources.details.intervention?.people?.[0] ?? '', ...reasonOf(sources) },
  }),
};
