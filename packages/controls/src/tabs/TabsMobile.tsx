import { useSignalValue } from '../view/use-signal-value.ts';
import type { ViewProps } from '../view/control-view.ts';
import { TabsDesktop } from './TabsDesktop.tsx';
import { useSwipe } from './use-swipe.ui.ts';

/** Tabs on a phone: a horizontal swipe over the panel moves to the next or previous tab. */
export function TabsMobile(props: ViewProps) {
  const tabs = props.form.tabs(props.field.path);
  const heads = useSignalValue(tabs.heads).filter(({ visible }) => visible);
  const selected = useSignalValue(tabs.selected);
  const swipe = useSwipe((step) => {
    const next = heads[heads.findIndex(({ key }) => key === selected) + step];
    if (next) tabs.select(next.key);
  });
  return (
    <div {...swipe}>
      <TabsDesktop {...props} />
    </div>
  );
}
