import { Button, Checkbox } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { documentId, isJsonObject, objectsIn, type Json, type JsonObject } from '@inkstone/design';
import { localizedName, scenarioOutcomes } from '@inkstone/schema';
import { trialTexts } from '../workflow/simulation/trial.locale.ts';
import { delayWords } from '../workflow/words/span-words.ts';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { documentAddress } from '../design-address.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DocumentHead } from '../fields/DocumentHead.tsx';
import { PropertyLine } from '../fields/PropertyLine.tsx';
import { useUnitNames } from '../formula/units/use-unit-names.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useShowsVersion, useDocuments } from '../working-copy/use-working-copy.ts';
import { PlayedScenario } from './PlayedScenario.tsx';
import { scenarioProperties, scenarioTexts } from './scenario.locale.ts';
import { addedRows, filledValues, scenarioNames, type ScenarioNames } from './scenario-words.ts';
import modelStyles from '../model/model.module.css';
import propertyStyles from '../fields/property.module.css';
import styles from './scenario.module.css';

interface ScenarioPageProps {
  readonly appCode: string;
  readonly code: string;
}

const noContent: JsonObject = {};

/** A scenario in words: who starts what with which values, what is decided, and what is expected; it can be played on the working copy. */
export function ScenarioPage({ appCode, code }: ScenarioPageProps) {
  const t = useTexts(scenarioTexts);
  const ofTrial = useTexts(trialTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { documents, rights } = useDocuments();
  const showsVersion = useShowsVersion();
  const { set } = useEdit();
  const document = useMemo(() => ({ kind: 'scenario', code }) as const, [code]);
  const content = documents.get(documentId(document))?.content ?? noContent;
  const names = useMemo(() => scenarioNames(documents, content, locale), [documents, content, locale]);
  const expected = isJsonObject(content['expected']) ? content['expected'] : {};
  const decisions = objectsIn(content['decisions']);
  const initiator = textOf(content['initiator']);
  const people = useUnitNames([initiator, ...decisions.map(({ person }) => textOf(person))]);
  const isFixed = !rights.design;
  const startAt = textOf(content['startAt']);
  const path = Array.isArray(expected['path']) ? expected['path'].map(textOf) : null;
  const name = localizedName(nameOf(documents, document), locale);
  const line = (property: keyof typeof scenarioProperties, children: (label: string) => ReactNode, isWide = false) => (
    <PropertyLine document={document} path={[property]} shown={scenarioProperties[property]} isWide={isWide}>
      {children}
    </PropertyLine>
  );
  const setExpected = (property: 'path' | 'outcome', value: Json | undefined) =>
    set(document, ['expected', property], value, expected[property]);
  const workflow = { kind: 'workflow', code: textOf(content['workflowCode']) } as const;
  return (
    <section className={modelStyles.model} aria-label={name}>
      <DocumentHead appCode={appCode} document={document} maxLength={100} />
      <p className={propertyStyles.intro}>
        {t('intro')} <Link to={`${documentAddress(appCode, workflow)}?scenario=${code}`}>{t('toSimulation')}</Link>
      </p>
      <h2>{t('given')}</h2>
      <div className={propertyStyles.properties}>
        {line('workflowCode', () => (
          <Link to={documentAddress(appCode, workflow)}>{names.workflow}</Link>
        ))}
        {line('initiator', () => (
          <span>{people.get(initiator)?.name ?? initiator}</span>
        ))}
        {line('formCode', () => (
          <span>{textOf(content['formCode']) === '' ? t('defaultForm') : names.form(textOf(content['formCode']))}</span>
        ))}
        {line('startAt', () => (
          <span>{startAt === '' ? t('now') : formatInstant(startAt, locale, timeZone)}</span>
        ))}
        {line(
          'patch',
          () => (
            <Filled patch={content['patch']} names={names} />
          ),
          true,
        )}
        {line(
          'decisions',
          () =>
            decisions.length === 0 ? (
              <span>{t('everybodyAgrees')}</span>
            ) : (
              <ol className={styles.steps}>
                {decisions.map((decision, index) => (
                  <li key={index}>
                    <Decision decision={decision} names={names} nameOfPerson={(id) => people.get(id)?.name ?? id} />
                  </li>
                ))}
              </ol>
            ),
          true,
        )}
      </div>
      <h2>{t('expectation')}</h2>
      <div className={propertyStyles.properties}>
        {line(
          'expected',
          () => (
            <div className={styles.expected}>
              <CodeSelect
                label={ofTrial('result')}
                value={textOf(expected['outcome'])}
                isFixed={isFixed}
                empty={t('anyPath')}
                options={scenarioOutcomes.map((outcome) => ({ value: outcome, label: ofTrial(outcome) }))}
                onChange={(outcome) => setExpected('outcome', outcome)}
              />
              <span>{path ? path.map(names.activity).join(' → ') : t('anyPath')}</span>
              {path && !isFixed ? (
                <Button size="small" onClick={() => setExpected('path', undefined)}>
                  {t('forget')}
                </Button>
              ) : null}
            </div>
          ),
          true,
        )}
        {line('blocks', () => (
          <Checkbox
            checked={content['blocks'] !== false}
            disabled={isFixed}
            onChange={({ target }) => set(document, ['blocks'], target.checked, content['blocks'])}
          >
            {t('mandatory')}
          </Checkbox>
        ))}
      </div>
      {showsVersion ? null : (
        <PlayedScenario appCode={appCode} document={document} names={names} isFixed={isFixed} expected={content['expected']} />
      )}
    </section>
  );
}

/** The values in words. */
function Filled({ patch, names }: { readonly patch: Json | undefined; readonly names: ScenarioNames }) {
  const t = useTexts(scenarioTexts);
  const locale = useLocale();
  const values = filledValues(patch, locale);
  const rows = addedRows(patch);
  if (values.length + rows.length === 0) return <span>{t('nothingFilled')}</span>;
  return (
    <ul className={styles.steps}>
      {rows.map(([sheet, count]) => (
        <li key={sheet}>{t('rowsAdded', { sheet: names.field(sheet), count })}</li>
      ))}
      {values.map(({ field, column, value }, index) => (
        <li key={index}>
          {t('value', {
            field:
              column === undefined ? names.field(field) : t('column', { sheet: names.field(field), column: names.column(field, column) }),
            value,
          })}
        </li>
      ))}
    </ul>
  );
}

interface DecisionProps {
  readonly decision: JsonObject;
  readonly names: ScenarioNames;
  readonly nameOfPerson: (id: string) => string;
}

const actions = ['agree', 'disagree', 'reject', 'wait', 'fail'] as const;

/** A decision in words. */
function Decision({ decision, names, nameOfPerson }: DecisionProps) {
  const t = useTexts(scenarioTexts);
  const locale = useLocale();
  const person = textOf(decision['person']);
  const target = textOf(decision['target']);
  const { afterMinutes } = decision;
  const action = actions.find((each) => each === decision['action']);
  return t('decision', {
    activity: names.activity(textOf(decision['activity'])),
    who: person === '' ? t('firstPerson') : nameOfPerson(person),
    action: action ? t(action) : textOf(decision['action']),
    target: target === '' ? '' : t('toActivity', { activity: names.activity(target) }),
    delay: typeof afterMinutes === 'number' && afterMinutes > 0 ? t('after', { delay: delayWords(afterMinutes, locale) }) : '',
  });
}
