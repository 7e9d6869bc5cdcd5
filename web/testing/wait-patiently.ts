import { configure } from '@testing-library/dom';

// The code of a dialog is imported when it opens, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
