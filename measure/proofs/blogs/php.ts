/** Its settings. `socket`: where the database answers. */
export const CONFIG = ({ socket, port }: { socket: string; port: number }): string => `<?php
define('DB_NAME', 'blog');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', 'http://localhost:${port}');
define('WP_SITEURL', 'http://localhost:${port}');
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
// It talks to nobody but us.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

/** A blog on the internet fetches addresses of the internet alone: here we are on its own machine, on any port. */
export const LOOPBACK = `<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', function ($ports, $host, $url) {
  return [...$ports, parse_url($url, PHP_URL_PORT)];
}, 10, 3);
// A theme that is dark and says so to the browser.
if (isset($_GET['dark'])) add_action('wp_head', function () {
  echo '<style>:root { color-scheme: dark } body { background: rgb(20, 20, 40) !important; color: white !important }</style>';
}, 99);
// Drawings that it would fetch from its makers.
remove_action('wp_head', 'print_emoji_detection_script', 7);
add_filter('wp_mail', '__return_false');
add_filter('pre_wp_mail', '__return_false');
`

export const INSTALL = `<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = 'localhost';
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Nine robots', 'admin', 'admin@example.org', true, '', 'not a secret');
update_option('permalink_structure', '');
wp_insert_user(['user_login' => 'author', 'user_pass' => 'not a secret', 'role' => 'author']);
`

export const POST = `<?php
$_SERVER['HTTP_HOST'] = 'localhost';
require 'wp-load.php';
$post = json_decode(stream_get_contents(STDIN), true);
$user = get_user_by('login', $post['user']);
wp_set_current_user($user->ID);
kses_init();
$id = wp_insert_post(wp_slash([
  'post_title' => $post['title'],
  'post_content' => $post['content'],
  'post_status' => 'publish',
  'post_author' => $user->ID,
  'comment_status' => 'closed',
]), true);
if (is_wp_error($id)) throw new Exception($id->get_error_message());
echo get_permalink($id);
`
