// Loads React without the app, which imports it again. The file of React contains this module, too.
import 'react-dom/client';
