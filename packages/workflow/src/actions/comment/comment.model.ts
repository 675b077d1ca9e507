import type { ActionModel } from '../action-model.ts';

/**
 * Gives mentioned people read access to the instance, whatever its status. The engine knows nothing else of a comment, and no token moves.
 */
export const commentModel: ActionModel<'Comment'> = {
  action: 'Comment',
  // Comments are written next to the form by anybody who may read it; the action bar does not offer them.
  offers: () => [],
  perform(context, { mentioned, permission }) {
    const added = [...new Set(mentioned)].filter((person) => context.state.readers?.[person] === undefined);
    if (added.length === 0) context.refuse('AlreadyReader');
    for (const person of added) context.emit({ type: 'reader-added', person, permission });
  },
};
