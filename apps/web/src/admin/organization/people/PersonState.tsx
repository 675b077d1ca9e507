import type { ManagedPerson } from '@inkstone/api';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { peopleTexts } from './people.locale.ts';
import styles from './people.module.css';

/** Says whether somebody is disabled, has left or is going to leave; nothing of those who are simply active. */
export function PersonState({ person }: { readonly person: Pick<ManagedPerson, 'active' | 'leftOn'> }) {
  const t = useTexts(peopleTexts);
  const { active, leftOn } = person;
  if (leftOn !== null) return <span className={styles.mark}>{t(active ? 'leavesOn' : 'leftOn', { day: leftOn })}</span>;
  return active ? null : <span className={styles.mark}>{t('disabled')}</span>;
}
