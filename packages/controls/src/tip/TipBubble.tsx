import { Tooltip, type TooltipProps } from 'antd';

export type TipBubbleProps = Pick<TooltipProps, 'title' | 'trigger' | 'open' | 'placement' | 'children'>;

export function TipBubble(props: TipBubbleProps) {
  return <Tooltip {...props} />;
}
