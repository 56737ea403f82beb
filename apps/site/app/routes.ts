import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The screens of R2.4 to R2.7. The rules of the header and of scrolling depend on their ids (R2.13, R2.25). Each exists under every language prefix. */
export default [
  route(':lang?', 'routes/language.tsx', { id: 'language' }, [
    index('routes/home.tsx', { id: 'home' }),
    route('about', 'routes/about.tsx', { id: 'about' }),
    route('blog', 'routes/blog.tsx', { id: 'blog' }),
    route('blog/:id', 'routes/blog-id.tsx', { id: 'blog-id' }),
    route('category', 'routes/category-list.tsx', { id: 'category' }),
    route('category/:category', 'routes/category.tsx', { id: 'category-category' }),
    route('compare', 'routes/compare.tsx', { id: 'compare' }),
    route('contact', 'routes/contact.tsx', { id: 'contact' }),
    route('dealers', 'routes/dealers.tsx', { id: 'dealers' }),
    route('documents', 'routes/documents.tsx', { id: 'product-documents' }),
    route('documents/:product', 'routes/documents-product.tsx', { id: 'product-documents-product' }),
    route('finder', 'routes/finder.tsx', { id: 'product-guide' }),
    route('planner', 'routes/planner.tsx', { id: 'planner' }),
    // One module for both: what only lists of products need is in no file of other screens.
    route('product', 'routes/product-parent.tsx', { id: 'product' }),
    route('product/:parent', 'routes/product-parent.tsx', { id: 'product-parent' }),
    route('product/:parent/:id', 'routes/product.tsx', { id: 'product-parent-id' }),
    route('reviews', 'routes/reviews.tsx', { id: 'reviews' }),
    route('search-result', 'routes/search-result.tsx', { id: 'search-result' }),
    route('search-result-articles', 'routes/search-result-articles.tsx', { id: 'search-result-articles' }),
    route('search-result-products', 'routes/search-result-products.tsx', { id: 'search-result-products' }),
    route('search-result-turnkeys', 'routes/search-result-turnkeys.tsx', { id: 'search-result-turnkeys' }),
    route('service', 'routes/service.tsx', { id: 'service' }),
    // Named, as `sheet` would be taken for the language of a product's page otherwise.
    route('sheet/product/:file', 'routes/sheet.ts', { id: 'sheet-product' }),
    route('sheet/turnkey/:file', 'routes/sheet.ts', { id: 'sheet-turnkey' }),
    route('sheet/*', 'routes/sheet.ts', { id: 'sheet' }),
    route('turnkey', 'routes/turnkey.tsx', { id: 'turnkey' }),
    route('turnkey/:item', 'routes/turnkey-item.tsx', { id: 'turnkey-item' }),
    route('window', 'routes/window.tsx', { id: 'window' }),
    route('error', 'routes/error.tsx', { id: 'error' }),
    route('*', 'routes/no-match.tsx', { id: 'no-match' }),
  ]),
] satisfies RouteConfig
