import type { InputProps } from 'antd';
import Input from 'antd/es/input/Input';
import { useFirstFocus } from '@inkstone/ui-kit/first-focus';

/** The input of a dialog that has the focus at first. */
export function FirstInput(props: InputProps) {
  return <Input ref={useFirstFocus()} {...props} />;
}
