import { addCopyButtons } from '../ui/add-copy-buttons.ts';

addCopyButtons(document);
