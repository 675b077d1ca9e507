import { useMemo } from 'react';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { controlModels, type ControlType } from '@inkstone/controls/models';
import { controlPalette } from '@inkstone/controls/palette';
import { propertyTextOf } from '@inkstone/controls/property-texts';
import { documentId, objectsIn } from '@inkstone/design';
import { isSystemField, limits, type ControlDefinition, type DataItemType } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { CheckedIssue } from '../../checking/check-messages.ts';
import { useCheckedIssues } from '../../checking/issues-context.ts';
import { itemTypeTexts } from '../../model/model.locale.ts';
import { IconButton } from '../../fields/IconButton.tsx';
import { DraftInput } from '../../fields/DraftInput.tsx';
import { textOf } from '../../working-copy/text-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { canBeColumn, isOffered, systemCodes } from '../control-kinds.ts';
import { changeType, hasItem, itemOf, setSpan, spanOf, type FormKey } from '../form-operations.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { optionsPath } from './option-operations.ts';
import { isInHead } from './shared-properties.ts';
import styles from './panel.module.css';

interface ControlHeadProps {
  readonly controlKey: string;
  readonly control: ControlDefinition;
  readonly type: ControlType;
}

/** What a control is: its names, its type, its code, its width. */
export function ControlHead({ controlKey, control, type }: ControlHeadProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { form, content, edit, name: nameIt, remove, duplicate, canEdit } = useFormDesigner();
  const shown = useDocuments();
  const all = useCheckedIssues();
  const issues = useMemo(() => all.filter((issue) => isOfHead(issue, form, controlKey)), [all, form, controlKey]);
  const [sheet = '', column] = controlKey.split('.');
  const { name_i18n: names } = control.options;
  const path = optionsPath(controlKey);
  const nameLabel = propertyTextOf(type, 'name').label[locale];
  const span = column === undefined ? spanOf(content, controlKey) : null;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <strong>{controlPalette[type].name[locale]}</strong>
        {canEdit ? (
          <span>
            <IconButton icon={<CopyOutlined />} label={t('duplicate')} onClick={() => duplicate([controlKey])} />
            <IconButton icon={<DeleteOutlined />} label={t('remove')} onClick={() => remove([controlKey])} />
          </span>
        ) : null}
      </div>
      <Line label={nameLabel}>
        <DraftInput
          id="property-name"
          label={nameLabel}
          value={control.options.name}
          disabled={!canEdit}
          onCommit={(name) => void nameIt(controlKey, name)}
        />
      </Line>
      <Line label={t('formEnglish')}>
        <DraftInput
          label={t('formEnglish')}
          value={names?.en ?? ''}
          disabled={!canEdit}
          onCommit={(en) =>
            edit([{ op: 'set', document: form, path: [...path, 'name_i18n'], ...(en !== '' && { value: { ...names, en } }) }])
          }
        />
      </Line>
      <TypeLine {...{ controlKey, control, type }} />
      <CodeLine sheet={sheet} column={column} type={type} />
      {span === null ? null : (
        <Line label={t('width')}>
          <span className={styles.spans} role="radiogroup" aria-label={t('width')}>
            {limits.layoutSpanChoices.map((choice) => (
              <button
                key={choice}
                type="button"
                role="radio"
                aria-checked={span === choice}
                disabled={!canEdit}
                onClick={() => edit(setSpan(shown.documents, form, controlKey, choice))}
              >
                {choice}
              </button>
            ))}
          </span>
        </Line>
      )}
      {issues.map((issue, index) => (
        <p key={`${issue.code} ${index}`} className={styles.issue} data-severity={issue.severity}>
          {issue.detail}
        </p>
      ))}
    </header>
  );
}

/** What is wrong with the control itself, with what the head edits, or with its data item as such. */
function isOfHead(issue: CheckedIssue, form: FormKey, controlKey: string): boolean {
  const { severity, document, part, option, location, params } = issue;
  if (part !== controlKey || severity === 'hint') return false;
  if (documentId(document) === documentId(form)) return option === null || isInHead(option);
  const isOwnItem = document.kind === 'model' && document.code === form.schemaCode && location.kind === 'item';
  // The item has the names of the control, of which it is told already.
  return isOwnItem && !/\.name(?:_i18n|$)/.test(String(params['path']));
}

/** The types to which it can change: those that can hold the values of its data item, or any if that was never published. */
function TypeLine({ controlKey, control, type }: ControlHeadProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { form, edit, canEdit } = useFormDesigner();
  const shown = useDocuments();
  if (!hasItem(type) || type === 'sheet') return null;
  const published = itemOf(shown.published, form, controlKey);
  const types = (Object.keys(controlModels) as ControlType[]).filter(
    (each) =>
      each === type ||
      (isOffered(each) &&
        canBeColumn(each) &&
        (published === undefined || (controlModels[each].dataItemTypes as readonly string[]).includes(textOf(published['type'])))),
  );
  return (
    <Line label={t('type')}>
      <select
        className={styles.select}
        aria-label={t('type')}
        value={control.type}
        disabled={!canEdit || types.length === 1}
        onChange={(event) => edit(changeType(shown, form, controlKey, event.target.value as ControlType))}
      >
        {types.map((each) => (
          <option key={each} value={each}>
            {controlPalette[each].name[locale]}
          </option>
        ))}
      </select>
    </Line>
  );
}

interface CodeLineProps {
  readonly sheet: string;
  readonly column: string | undefined;
  readonly type: ControlType;
}

/** The code of the data item; once published, or of a system field, it cannot change. */
function CodeLine({ sheet, column, type }: CodeLineProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { form, edit, follow, canEdit } = useFormDesigner();
  const shown = useDocuments();
  const model = { kind: 'model', code: form.schemaCode } as const;
  const code = column ?? sheet;
  const itemPath = column === undefined ? ['dataItems', sheet] : ['dataItems', sheet, 'dataItems', column];
  const itemIn = (documents: typeof shown.documents) => {
    const items = objectsIn(documents.get(documentId(model))?.content['dataItems']);
    const own = items.find((item) => item['code'] === sheet);
    return column === undefined ? own : objectsIn(own?.['dataItems']).find((item) => item['code'] === column);
  };
  const item = itemIn(shown.documents);
  const isItem = item !== undefined;
  const itemType = textOf(item?.['type']);
  const isSystem = isSystemField(code) || systemCodes[type] !== undefined;
  const isLocked = !canEdit || isSystem || (isItem && itemIn(shown.published) !== undefined);
  const rename = (to: string) => {
    const operation = isItem
      ? ({ op: 'rename', document: model, path: itemPath, to } as const)
      : ({ op: 'rename', document: form, path: ['controls', sheet], to } as const);
    if (edit([operation])) follow(column === undefined ? code : `${sheet}.${code}`, column === undefined ? to : `${sheet}.${to}`);
  };
  return (
    <>
      <Line label={isItem ? t('code') : t('controlCode')} title={isLocked && canEdit ? t('codePublished') : undefined}>
        <DraftInput
          isCode
          label={isItem ? t('code') : t('controlCode')}
          value={code}
          maxLength={28}
          disabled={isLocked}
          onCommit={rename}
        />
      </Line>
      {Object.hasOwn(itemTypeTexts, itemType) ? (
        <Line label={t('itemType')}>
          <span data-item-type={itemType}>{itemTypeTexts[itemType as DataItemType][locale]}</span>
        </Line>
      ) : null}
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly title?: string | undefined;
  readonly children: React.ReactNode;
}

function Line({ label, title, children }: LineProps) {
  return (
    <div className={styles.line} title={title}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
