import type { ActionModel } from '../action-model.ts';

/** Lets those who are mentioned read the instance, whatever its status. That is all of a comment that the flow knows of; it moves nothing. */
export const commentModel: ActionModel<'Comment'> = {
  action: 'Comment',
  // Whoever may read comments beside the form, not in the bar of actions.
  offers: () => [],
  perform(turn, { mentioned, permission }) {
    const added = [...new Set(mentioned)].filter((person) => turn.state.readers?.[person] === undefined);
    if (added.length === 0) turn.refuse('AlreadyReader');
    for (const person of added) turn.emit({ type: 'reader-added', person, permission });
  },
};
