import { Button } from 'antd';
import { departmentTree, roleList } from '@inkstone/api';
import { objectsIn, type Json, type JsonObject } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { PeopleInput } from '../fields/PeopleInput.tsx';
import { PlacedIssues } from '../fields/PropertyLine.tsx';
import { nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import type { PageKey } from './page-editing.ts';
import { pageTexts } from './page.locale.ts';
import styles from './page.module.css';

interface PageSettingsProps {
  readonly document: PageKey;
  readonly seenBy: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (seenBy: Json | undefined) => void;
}

const kinds = ['app-role', 'users', 'department', 'role'] as const;

/** Who sees a page: any of the named viewers, or everybody. */
export function PageSettings({ document, seenBy, isFixed, onChange }: PageSettingsProps) {
  const t = useTexts(pageTexts);
  const viewers = objectsIn(seenBy);
  const change = (next: readonly JsonObject[]) => onChange(next.length === 0 ? undefined : [...next]);
  const labels = { 'app-role': t('appRole'), users: t('users'), department: t('department'), role: t('role') };
  return (
    <section className={styles.settings} aria-label={t('seenBy')} data-property="seenBy">
      <h3>{t('seenBy')}</h3>
      <p className="ink-muted ink-small">{t('seenByHint')}</p>
      {viewers.map((viewer, index) => (
        // Viewers have no codes; they are replaced as one list.
        <div key={index} className={styles.viewer}>
          <CodeSelect
            label={`${t('viewerKind')} ${index + 1}`}
            value={textOf(viewer['kind'])}
            isFixed={isFixed}
            empty={t('notSet')}
            options={kinds.map((kind) => ({ value: kind, label: labels[kind] }))}
            onChange={(kind = 'app-role') => change(viewers.with(index, { kind }))}
          />
          <Viewer
            viewer={viewer}
            label={`${t('viewer')} ${index + 1}`}
            isFixed={isFixed}
            onChange={(next) => change(viewers.with(index, next))}
          />
          {isFixed ? null : (
            <Button
              size="small"
              type="text"
              aria-label={t('removeViewer', { position: index + 1 })}
              onClick={() => change(viewers.toSpliced(index, 1))}
            >
              ✕
            </Button>
          )}
        </div>
      ))}
      {isFixed ? null : (
        <Button size="small" onClick={() => change([...viewers, { kind: 'role', role: '' }])}>
          {t('addViewer')}
        </Button>
      )}
      <PlacedIssues document={document} isMeant={({ kind }) => kind === 'visibility'} />
    </section>
  );
}

interface ViewerProps {
  readonly viewer: JsonObject;
  readonly label: string;
  readonly isFixed: boolean;
  readonly onChange: (viewer: JsonObject) => void;
}

function Viewer({ viewer, label, isFixed, onChange }: ViewerProps) {
  const t = useTexts(pageTexts);
  const locale = useLocale();
  const client = useClient();
  const { documents } = useDocuments();
  const kind = textOf(viewer['kind']);
  const appRoles = [...documents.values()].flatMap(({ key }) =>
    key.kind === 'role' ? [{ value: key.code, label: localizedName(nameOf(documents, key), locale) }] : [],
  );
  const roles = useQuery({
    queryKey: ['organization', 'roles'],
    queryFn: ({ signal }) => client.call(roleList, {}, { signal }),
    enabled: kind === 'role',
  });
  const departments = useQuery({
    queryKey: ['organization', 'departments', 'all'],
    queryFn: ({ signal }) => client.call(departmentTree, {}, { signal }),
    enabled: kind === 'department',
  });
  const select = (property: 'role' | 'department', options: readonly { readonly value: string; readonly label: string }[]) => (
    <CodeSelect
      label={label}
      value={textOf(viewer[property])}
      isFixed={isFixed}
      empty={t('notSet')}
      options={options}
      onChange={(code = '') => onChange({ ...viewer, [property]: code })}
    />
  );
  const named = (each: { readonly code: string; readonly name: string; readonly name_i18n?: object }) => ({
    value: each.code,
    label: localizedName(each, locale),
  });
  if (kind === 'role') return select('role', (roles.data ?? []).map(named));
  if (kind === 'department')
    return (
      <span className={styles.department}>
        {select('department', (departments.data ?? []).map(named))}
        <label className="ink-small">
          <input
            type="checkbox"
            checked={viewer['recursive'] === true}
            disabled={isFixed}
            onChange={(event) => onChange({ ...viewer, recursive: event.target.checked })}
          />{' '}
          {t('recursive')}
        </label>
      </span>
    );
  if (kind === 'app-role') return select('role', appRoles);
  return (
    <PeopleInput
      label={label}
      people={Array.isArray(viewer['users']) ? viewer['users'].map(textOf) : []}
      isFixed={isFixed}
      onChange={(users) => onChange({ ...viewer, users: [...users] })}
    />
  );
}
