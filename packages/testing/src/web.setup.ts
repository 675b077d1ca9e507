import { configure } from '@testing-library/react';

// A part that loads when it is first drawn may take its time on a busy machine; a test still fails when it never comes.
configure({ asyncUtilTimeout: 10_000 });
