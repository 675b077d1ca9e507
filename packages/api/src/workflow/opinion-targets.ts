/** The upload targets of files of an opinion, which have no control in the form. No control can have such a key. */
export const opinionTargets = { attachments: '#opinion', signature: '#signature' } as const;
