import { choiceSourceSchema, type ControlOptions } from '@inkstone/schema';
import { switchOption } from '../options/declared-option.ts';
import styles from './open-choices.module.css';

/** The indentation of each level of a tree. */
const stepPixels = 24;

interface OpenChoice {
  readonly value: string;
  readonly label: string;
  readonly parent?: string;
}

/** Returns the indentation of hierarchical choices. */
export function setIn(choices: readonly OpenChoice[]) {
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  const depthOf = ({ parent }: OpenChoice): number => {
    const above = parent === undefined ? undefined : byValue.get(parent);
    return above ? depthOf(above) + 1 : 0;
  };
  return choices.map((choice) => {
    const { value, label } = choice;
    const depth = depthOf(choice);
    return { value, label, ...(depth > 0 && { style: { marginInlineStart: depth * stepPixels } }) };
  });
}

/** Returns the CSS class for the layout of visible choices, by `direction` and `hasLabel`. */
export function choicesClass(options: ControlOptions): string {
  const source = choiceSourceSchema.safeParse(options['choiceSource']).data;
  const isTree = source?.kind === 'dictionary' && source.displayType === 'tree';
  const direction = isTree || options['direction'] === 'vertical' ? styles.vertical : styles.horizontal;
  return `${direction} ${switchOption(options, 'hasLabel') ? styles.tags : ''}`;
}
