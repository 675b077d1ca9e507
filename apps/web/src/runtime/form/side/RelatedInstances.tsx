import type { InstanceDetails, RelatedInstance } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { Link } from '../../../platform/router/index.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { formPath } from '../form-context.ts';
import { formTexts, type FormTextKey } from '../form.locale.ts';
import styles from '../form.module.css';

type Related = Pick<InstanceDetails, 'parent' | 'children' | 'hiddenChildren'>;

/** The parent and the child instances, as rows of the details; hidden where there are none. */
export function RelatedInstances({ instance: { parent, children, hiddenChildren } }: { readonly instance: Related }) {
  const t = useTexts(formTexts);
  return (
    <>
      {parent ? (
        <div>
          <dt>{t('parentInstance')}</dt>
          <dd>
            <InstanceLink instance={parent} />
          </dd>
        </div>
      ) : null}
      {children.length + hiddenChildren > 0 ? (
        <div>
          <dt>{t('childInstances')}</dt>
          <dd>
            <ul className={styles.related}>
              {children.map((child) => (
                <li key={child.id}>
                  <InstanceLink instance={child} />
                </li>
              ))}
              {hiddenChildren > 0 ? <li className={styles.relatedNote}>{t('hiddenChildren', { count: hiddenChildren })}</li> : null}
            </ul>
          </dd>
        </div>
      ) : null}
    </>
  );
}

function InstanceLink({ instance: { id, sequenceNo, status, ...named } }: { readonly instance: RelatedInstance }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  return (
    <>
      <Link to={formPath({ kind: 'instance', workflowInstanceId: id })}>{localizedName(named, locale)}</Link>
      <span className={styles.relatedNote}>{[sequenceNo, t(status as FormTextKey)].filter(Boolean).join(' · ')}</span>
    </>
  );
}
