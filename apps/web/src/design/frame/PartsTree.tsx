import { Input } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { Fragment, memo, useMemo, useState, type KeyboardEvent } from 'react';
import { localizedName, type DocumentKey, type KindOfModel } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { NavLink, useNavigate } from '../../platform/router/index.ts';
import { documentAddress, frameSections, sectionAddress } from '../design-address.ts';
import { designTexts } from '../design.locale.ts';
import { AddPartDialog } from './AddPartDialog.tsx';
import { useAddNamedPart, type AddedPart } from './use-add-part.ts';
import { unlistedForms, useAddMenuEntry } from '../menu/use-add-menu-entry.ts';
import { useRested } from '../fields/use-rested.ts';
import { changedKeys } from '../working-copy/changed-keys.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { documentId } from '@inkstone/design';
import { usePageCommands } from './page-commands.ts';
import { matchingParts, partsOf, standaloneKinds } from './parts.ts';
import { RemoveDocument } from './RemoveDocument.tsx';
import styles from './frame.module.css';

const headings = {
  workflow: 'workflows',
  scenario: 'scenarios',
  page: 'pages',
  rule: 'rules',
  role: 'roles',
} as const satisfies Record<(typeof standaloneKinds)[number], keyof typeof designTexts.table>;

/** The kinds that are added by themselves; a scenario is kept from a trial of its workflow. */
const added = { page: 'addPage', rule: 'addRule', role: 'addRole' } as const;

const isAdded = (kind: string): kind is keyof typeof added => Object.hasOwn(added, kind);

/** The parts of the application; the arrow keys walk through them. */
export const PartsTree = memo(function PartsTree({ appCode }: { readonly appCode: string }) {
  const t = useTexts(designTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  // The tree follows an edit; what is edited does not wait for it.
  const shown = useRested(useDocuments());
  const { documents, rights } = shown;
  const addNamed = useAddNamedPart();
  const addMenuEntry = useAddMenuEntry(appCode);
  const [adds, setAdds] = useState<AddedPart | null>(null);
  const [removed, setRemoved] = useState<DocumentKey | null>(null);
  const [wanted, setWanted] = useState('');
  const [isOpen, setOpen] = useState(false);
  const changed = useMemo(() => new Set(changedKeys(shown).map(({ key }) => documentId(key))), [shown]);
  const parts = useMemo(() => partsOf(documents, locale), [documents, locale]);
  const { models, standalone } = matchingParts(parts, wanted, (key) => localizedName(nameOf(documents, key), locale));
  usePageCommands(() => {
    if (!rights.design) return [];
    const named = (key: DocumentKey) => localizedName(nameOf(documents, key), locale);
    const adding = (id: string, part: AddedPart, what: string, to: string | null = null) => ({
      key: `add-${id}`,
      label: to === null ? what : t('addTo', { what, name: to }),
      run: () => setAdds(part),
      named: {
        word: what,
        run: (name: string) =>
          void addNamed(part, name).then((key) => (typeof key === 'string' ? setAdds(part) : navigate(documentAddress(appCode, key)))),
      },
    });
    const addingTo = (kind: 'form' | 'list' | 'print' | 'workflow', label: 'addForm' | 'addList' | 'addPrint' | 'addWorkflow') =>
      partsOf(documents, locale).models.map(({ model }) =>
        adding(`${kind}-${model.code}`, { kind, schemaCode: model.code }, t(label), named(model)),
      );
    return [
      adding('model', { kind: 'model' }, t('addModel')),
      adding('form', { kind: 'form', schemaCode: null }, t('addForm')),
      ...addingTo('form', 'addForm'),
      ...addingTo('list', 'addList'),
      ...addingTo('print', 'addPrint'),
      ...(['page', 'rule', 'role'] as const).map((kind) => adding(kind, { kind }, t(added[kind]))),
      ...addingTo('workflow', 'addWorkflow'),
      ...unlistedForms(documents, appCode).map((key) => ({
        key: `menu-${key.schemaCode}-${key.code}`,
        label: t('putIntoMenu', { name: named(key) }),
        run: () => void addMenuEntry(key).then(() => navigate(`/design/${appCode}/menu`)),
      })),
    ];
  });
  const line = (key: DocumentKey, level: number) => (
    <PartLink
      key={documentId(key)}
      to={documentAddress(appCode, key)}
      level={level}
      name={localizedName(nameOf(documents, key), locale)}
      kind={level > 0 ? t(key.kind as KindOfModel) : null}
      isChanged={changed.has(documentId(key))}
      removed={rights.design && documents.has(documentId(key)) ? key : null}
      onRemove={setRemoved}
    />
  );
  return (
    <nav className={styles.parts} aria-label={t('parts')} data-open={isOpen || undefined} onKeyDown={walk} onClick={() => setOpen(false)}>
      <button
        type="button"
        className={`ink-plain-button ${styles.partsToggle}`}
        aria-expanded={isOpen}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!isOpen);
        }}
      >
        {t('showParts')}
      </button>
      <Input
        className={styles.findPart!}
        size="small"
        allowClear
        placeholder={t('findPart')}
        aria-label={t('findPart')}
        value={wanted}
        onClick={(event) => event.stopPropagation()}
        onChange={({ target }) => setWanted(target.value)}
      />
      {wanted !== '' && models.length + standaloneKinds.flatMap((kind) => standalone[kind]).length === 0 ? (
        <p className="ink-muted ink-small">{t('noPart')}</p>
      ) : null}
      <PartsHeading onAdd={rights.design ? () => setAdds({ kind: 'model' }) : null} addLabel={t('addModel')}>
        {t('models')}
      </PartsHeading>
      {models.length === 0 && wanted === '' && rights.design ? (
        <p className={styles.addBelow}>
          <button type="button" className="ink-plain-button" onClick={() => setAdds({ kind: 'form', schemaCode: null })}>
            {t('addForm')}
          </button>
        </p>
      ) : null}
      <ul>
        {models.map(({ model, below }) => (
          <li key={model.code}>
            <ul>
              {line(model, 0)}
              {below.map((key) => line(key, 1))}
            </ul>
            {rights.design ? (
              <p className={styles.addBelow}>
                <button type="button" className="ink-plain-button" onClick={() => setAdds({ kind: 'form', schemaCode: model.code })}>
                  {t('addForm')}
                </button>
                <button type="button" className="ink-plain-button" onClick={() => setAdds({ kind: 'list', schemaCode: model.code })}>
                  {t('addList')}
                </button>
                <button type="button" className="ink-plain-button" onClick={() => setAdds({ kind: 'workflow', schemaCode: model.code })}>
                  {t('addWorkflow')}
                </button>
                {below.some(({ kind }) => kind === 'form') ? (
                  <button type="button" className="ink-plain-button" onClick={() => setAdds({ kind: 'print', schemaCode: model.code })}>
                    {t('addPrint')}
                  </button>
                ) : null}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {standaloneKinds.map((kind) => {
        const onAdd = isAdded(kind) && rights.design ? () => setAdds({ kind }) : null;
        return (
          <Fragment key={kind}>
            {standalone[kind].length > 0 || onAdd ? (
              <PartsHeading onAdd={onAdd} {...(isAdded(kind) && { addLabel: t(added[kind]) })}>
                {t(headings[kind])}
              </PartsHeading>
            ) : null}
            <ul>{standalone[kind].map((key) => line(key, 0))}</ul>
          </Fragment>
        );
      })}
      <ul className={styles.sections}>
        <PartLink to={`/design/${appCode}/menu`} level={0} name={t('menu')} isChanged={changed.has(`app/${appCode}`)} />
        {frameSections.map((section) => (
          <PartLink key={section} to={sectionAddress(appCode, section)} level={0} name={t(section)} isChanged={false} />
        ))}
      </ul>
      {removed ? (
        <RemoveDocument
          appCode={appCode}
          removed={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null);
            navigate(`/design/${appCode}`);
          }}
        />
      ) : null}
      {adds ? (
        <AddPartDialog
          added={adds}
          onAdded={(key) => {
            setAdds(null);
            navigate(documentAddress(appCode, key));
          }}
          onClose={() => setAdds(null)}
        />
      ) : null}
    </nav>
  );
});

interface PartsHeadingProps {
  readonly children: string;
  readonly addLabel?: string;
  readonly onAdd?: (() => void) | null;
}

function PartsHeading({ children, addLabel, onAdd = null }: PartsHeadingProps) {
  return (
    <div className={styles.partsHeading}>
      <h2>{children}</h2>
      {onAdd ? (
        <button type="button" className="ink-plain-button" aria-label={addLabel} title={addLabel} onClick={onAdd}>
          ＋
        </button>
      ) : null}
    </div>
  );
}

interface PartLinkProps {
  readonly to: string;
  readonly level: number;
  readonly name: string;
  /** What it is, where that is said. */
  readonly kind?: string | null;
  readonly isChanged: boolean;
  /** The document that can be removed here. */
  readonly removed?: DocumentKey | null;
  readonly onRemove?: (key: DocumentKey) => void;
}

/** A link; Delete, and the button that is there while one points at it, remove its document. Only changed links are rendered again. */
const PartLink = memo(function PartLink({ to, level, name, kind = null, isChanged, removed = null, onRemove }: PartLinkProps) {
  const t = useTexts(designTexts);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || !removed) return;
    event.preventDefault();
    onRemove?.(removed);
  };
  const removeLabel = t('removeDocument', { name });
  return (
    <li className={styles.partLine} onKeyDown={onKeyDown}>
      <NavLink to={to} className={level === 0 ? styles.part! : `${styles.part} ${styles.below}`}>
        <span>
          {name}
          {kind === null ? null : <span className={styles.kind}>{kind}</span>}
        </span>
        {isChanged ? <span className={styles.changed} aria-hidden="true" /> : null}
      </NavLink>
      {removed ? (
        <button
          type="button"
          className={`ink-plain-button ${styles.removePart}`}
          aria-label={removeLabel}
          title={removeLabel}
          onClick={() => onRemove?.(removed)}
        >
          <DeleteOutlined />
        </button>
      ) : null}
    </li>
  );
});

/** Up and Down go to the previous and the next link, / to the search. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const isInSearch = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isInSearch) {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
