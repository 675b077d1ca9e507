import { documentId, type Json } from '@inkstone/design';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { AccessSection } from '../access/AccessSection.tsx';
import { DraftInput } from '../fields/DraftInput.tsx';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { PackageSection } from '../packages/PackageSection.tsx';
import { OffersSection } from '../offers/OffersSection.tsx';
import { AppAppearance } from './AppAppearance.tsx';
import { AppState } from './AppState.tsx';
import { Designers } from './Designers.tsx';
import { appSettingsTexts } from './settings.locale.ts';
import { textOf } from '../working-copy/text-of.ts';
import styles from './settings.module.css';

/** The application itself: its name and group, who designs it, closing and removing it. */
export function SettingsPage({ appCode }: { readonly appCode: string }) {
  const t = useTexts(appSettingsTexts);
  const { user } = useSession();
  const isAdministrator = user?.isAdmin || user?.isAppAdmin;
  const { documents, rights } = useDocuments();
  const { set } = useEdit();
  const app = { kind: 'app', code: appCode } as const;
  const content = documents.get(documentId(app))?.content ?? {};
  const group = (content['group'] ?? { code: appCode, name: '' }) as Readonly<Record<string, Json>>;
  const field = (label: string, value: Json | undefined, onCommit: (text: string) => void) => (
    <label>
      <span className="ink-muted ink-small">{label}</span>
      <DraftInput label={label} value={textOf(value)} maxLength={60} disabled={!rights.design} onCommit={onCommit} />
    </label>
  );
  const english = (value: Json | undefined): Json | undefined => (value as { readonly en?: string } | undefined)?.en;
  const names = (text: string) => (text === '' ? undefined : { en: text });
  const setGroup = (change: Readonly<Record<string, Json | undefined>>) => {
    const next = Object.entries({ ...group, ...change }).filter((entry): entry is [string, Json] => entry[1] !== undefined);
    set(app, ['group'], Object.fromEntries(next), content['group']);
  };
  return (
    <section className={styles.page} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <div className={styles.fields}>
        {field(t('name'), content['name'], (text) => set(app, ['name'], text, content['name']))}
        {field(t('english'), english(content['name_i18n']), (text) => set(app, ['name_i18n'], names(text), content['name_i18n']))}
        {field(t('group'), group['name'], (name) => setGroup({ name }))}
        {field(t('groupEnglish'), english(group['name_i18n']), (text) => setGroup({ name_i18n: names(text) }))}
      </div>
      <AppAppearance appCode={appCode} />
      <AccessSection appCode={appCode} />
      <OffersSection appCode={appCode} mayChange={rights.publish} />
      {isAdministrator ? <Designers appCode={appCode} /> : null}
      {isAdministrator ? <PackageSection appCode={appCode} /> : null}
      {rights.publish ? <AppState appCode={appCode} /> : null}
    </section>
  );
}
