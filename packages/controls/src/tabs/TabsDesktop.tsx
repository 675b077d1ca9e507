import { Tabs } from 'antd';
import type { FaceProps } from '../face/face.ts';
import { inputId } from '../face/field-id.ts';
import { issueText } from '../issues/issue-text.ts';
import { FormLayout } from '../renderer/FormLayout.tsx';
import { heldLayout } from '../renderer/held-layout.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { tabsText } from './tabs.locale.ts';
import styles from './tabs.module.css';

/** The tabs that can be seen, each with the number of its faults, and the panel of the one in front. */
export function TabsDesktop({ field, form, locale }: FaceProps) {
  const tabs = form.tabs(field.path);
  const heads = useSignalValue(tabs.heads).filter(({ visible }) => visible);
  const selected = useSignalValue(tabs.selected);
  if (selected === null) return <p className={styles.empty}>{tabsText.empty[locale]}</p>;
  return (
    <Tabs
      id={inputId(field.path)}
      aria-label={field.label(locale)}
      className={styles.tabs ?? ''}
      activeKey={selected}
      onChange={(key) => tabs.select(key)}
      items={heads.map(({ key, title, found, issues }) => ({
        key,
        label: (
          <>
            {title}
            {issues > 0 ? (
              <span className={styles.count} aria-label={tabsText.issues[locale].replace('{count}', String(issues))}>
                {issues}
              </span>
            ) : null}
          </>
        ),
        children: found ? (
          <div className={styles.panel}>
            <FormLayout layout={heldLayout(form, key)} form={form} locale={locale} />
          </div>
        ) : (
          <p role="alert" className={styles.missing}>
            {issueText({ code: 'TabsPanelNotFound', path: field.path, params: { panel: key } }, locale, field.label(locale))}
          </p>
        ),
      }))}
    />
  );
}
