/** The parts of an item's page that are loaded after it, in one file. */
export { ItemEditor } from './editor/item-editor.tsx';
export { ItemPanels } from './item-panels.tsx';
