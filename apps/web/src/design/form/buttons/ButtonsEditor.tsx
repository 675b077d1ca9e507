import type { ReactNode } from 'react';
import { Button } from 'antd';
import { documentId, isJsonObject, objectsIn, type Json, type JsonObject } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../fields/DraftInput.tsx';
import { OrderedPartActions } from '../../fields/OrderedPartActions.tsx';
import { isSettingOf, PlacedIssues } from '../../fields/PropertyLine.tsx';
import { FormulaInput } from '../../formula/FormulaInput.tsx';
import { namedPart } from '../../working-copy/name-of.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useEdit } from '../../working-copy/use-edit.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { useFormulaFields } from '../panel/use-formula-fields.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { ButtonActionEditor } from './ButtonActionEditor.tsx';
import { buttonProperties, buttonTexts } from './buttons.locale.ts';
import styles from '../panel/panel.module.css';

/** The buttons of a form in order, each with all that it has. */
export function ButtonsEditor() {
  const t = useTexts(buttonTexts);
  const announce = useAnnounce();
  const { form, edit, canEdit } = useFormDesigner();
  const { documents } = useDocuments();
  const buttons = objectsIn(documents.get(documentId(form))?.content['buttons']);
  const add = () => {
    const taken = new Set(buttons.map(({ code }) => code));
    let number = buttons.length + 1;
    while (taken.has(`button_${number}`)) number += 1;
    const name = `${t('newName')} ${number}`;
    const value = { name, on: ['form'], does: { kind: 'rule', rule: '' } };
    if (edit([{ op: 'insert', document: form, path: ['buttons', `button_${number}`], value }])) announce(t('added', { name }));
  };
  return (
    <section aria-label={t('buttons')}>
      <h3>{t('buttons')}</h3>
      <p className={styles.hint}>{t('hint')}</p>
      {buttons.map((button, position) => (
        <ButtonEditor key={textOf(button['code'])} button={button} siblings={buttons} position={position} />
      ))}
      {canEdit ? (
        <Button size="small" onClick={add}>
          {t('add')}
        </Button>
      ) : null}
    </section>
  );
}

interface ButtonEditorProps {
  readonly button: JsonObject;
  readonly siblings: readonly JsonObject[];
  readonly position: number;
}

function ButtonEditor({ button, siblings, position }: ButtonEditorProps) {
  const t = useTexts(buttonTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { form, edit, canEdit } = useFormDesigner();
  const { set } = useEdit();
  const fields = useFormulaFields('');
  const code = textOf(button['code']);
  const path = ['buttons', code];
  const name = localizedName(namedPart(button, code), locale);
  const isFixed = !canEdit;
  const names = isJsonObject(button['name_i18n']) ? button['name_i18n'] : {};
  const change = (property: string, value: Json | undefined) => void set(form, [...path, property], value, button[property]);
  const label = (property: keyof typeof buttonProperties) => buttonProperties[property].label[locale];
  return (
    <details className={styles.group}>
      <summary>{name}</summary>
      <Line code={code} property="name">
        <DraftInput
          label={label('name')}
          value={textOf(button['name'])}
          maxLength={40}
          disabled={isFixed}
          onCommit={(value) => change('name', value)}
        />
      </Line>
      <Line code={code} property="name_i18n">
        <DraftInput
          label={label('name_i18n')}
          value={textOf(names['en'])}
          maxLength={40}
          disabled={isFixed}
          onCommit={(en) => change('name_i18n', en === '' ? undefined : { ...names, en })}
        />
      </Line>
      <Line code={code} property="on">
        <PlaceChecks value={button['on']} isFixed={isFixed} onChange={(on) => change('on', on)} />
      </Line>
      <Line code={code} property="condition">
        <FormulaInput
          label={label('condition')}
          text={textOf(button['condition'])}
          fields={fields}
          schemaCode={form.schemaCode}
          expects="logic"
          emptyMeans="always"
          isFixed={isFixed}
          onChange={(condition) => change('condition', condition)}
        />
      </Line>
      <Line code={code} property="confirm">
        <Confirmation value={button['confirm']} isFixed={isFixed} onChange={(confirm) => change('confirm', confirm)} />
      </Line>
      <Line code={code} property="does">
        <ButtonActionEditor path={[...path, 'does']} value={button['does']} isFixed={isFixed} onChange={(does) => change('does', does)} />
      </Line>
      {isFixed ? null : (
        <OrderedPartActions
          {...{ document: form, path, name, siblings, position }}
          removeLabel={t('remove', { name })}
          onRemove={() => {
            if (edit([{ op: 'remove', document: form, path }])) announce(t('removed', { name }));
          }}
        />
      )}
    </details>
  );
}

interface LineProps {
  readonly code: string;
  readonly property: keyof typeof buttonProperties;
  readonly children: ReactNode;
}

function Line({ code, property, children }: LineProps) {
  const { form } = useFormDesigner();
  const locale = useLocale();
  const { label, help } = buttonProperties[property];
  return (
    <div className={styles.property} data-property={property}>
      <span className={styles.label}>{label[locale]}</span>
      {children}
      <PlacedIssues
        document={form}
        isMeant={(at) =>
          (at.kind === 'button' && at.button === code && (at.setting ?? 'name') === property) ||
          isSettingOf(at, ['buttons', code, property])
        }
      />
      <p className={styles.help}>{help[locale]}</p>
    </div>
  );
}

interface ValueProps {
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

function PlaceChecks({ value, isFixed, onChange }: ValueProps) {
  const t = useTexts(buttonTexts);
  const chosen = Array.isArray(value) ? value : [];
  return (
    <span>
      {(['form', 'list'] as const).map((place) => (
        <label key={place}>
          <input
            type="checkbox"
            checked={chosen.includes(place)}
            disabled={isFixed}
            onChange={(event) => onChange(event.target.checked ? [...chosen, place] : chosen.filter((each) => each !== place))}
          />{' '}
          {t(place === 'form' ? 'onForm' : 'onList')}
        </label>
      ))}
    </span>
  );
}

function Confirmation({ value, isFixed, onChange }: ValueProps) {
  const t = useTexts(buttonTexts);
  const texts = isJsonObject(value) ? value : {};
  const change = (language: 'zh' | 'en', text: string) => {
    const next = { zh: textOf(texts['zh']), en: textOf(texts['en']), [language]: text };
    onChange(next.zh === '' && next.en === '' ? undefined : next);
  };
  return (
    <span>
      {(['zh', 'en'] as const).map((language) => {
        const name = t(language === 'zh' ? 'confirmZh' : 'confirmEn');
        return (
          <DraftInput
            key={language}
            label={name}
            placeholder={name}
            value={textOf(texts[language])}
            maxLength={200}
            disabled={isFixed}
            onCommit={(text) => change(language, text)}
          />
        );
      })}
    </span>
  );
}
