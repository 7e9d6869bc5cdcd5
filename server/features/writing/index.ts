export { findLegalPageToRender, findPostToRender } from './queries.ts';
export { renderArticle } from './render-article.ts';
