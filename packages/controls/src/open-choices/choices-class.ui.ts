import type { ControlOptions } from '@inkstone/schema';
import { switchOption } from '../declared-option.ts';
import styles from './open-choices.module.css';

/** How choices that stand open are laid out, by `direction` and `hasLabel`. */
export function choicesClass(options: ControlOptions): string {
  const direction = options['direction'] === 'vertical' ? styles.vertical : styles.horizontal;
  return `${direction} ${switchOption(options, 'hasLabel') ? styles.tags : ''}`;
}
