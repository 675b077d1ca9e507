import { useSignalValue } from '../face/use-signal-value.ts';
import type { FaceProps } from '../face/face.ts';
import { TabsDesktop } from './TabsDesktop.tsx';
import { useSwipe } from './use-swipe.ui.ts';

/** The same tabs; a finger swept sideways over the panel goes to the next or the one before. */
export function TabsMobile(props: FaceProps) {
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
