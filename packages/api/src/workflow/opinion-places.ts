/** What files of an opinion are uploaded for: they stand in no control of the form, and no control can have such a key. */
export const opinionPlaces = { attachments: '#opinion', signature: '#signature' } as const;
