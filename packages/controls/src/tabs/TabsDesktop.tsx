import { Tabs } from 'antd';
import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import { issueText } from '../issues/issue-text.ts';
import { FormLayout } from '../layout/FormLayout.tsx';
import { layoutOf } from '../layout/layout-of.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { tabsText } from './tabs.locale.ts';
import styles from './tabs.module.css';

/** The visible tabs, each with its number of issues, and the panel of the active one. */
export function TabsDesktop({ field, form, locale }: ViewProps) {
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
            <FormLayout layout={layoutOf(form, key)} form={form} locale={locale} />
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
